"""The page: lobby, set-up, table, storage, words, and the bots' worker. Only `dom` and `worker` know a browser."""
