"""The page: lobby, set-up, table, storage, words, and the bots' worker.

Only `dom` knows a browser, besides `bots`, `offline` and `sounds`, which each ask one thing of it.
"""
