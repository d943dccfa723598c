-- owner: ledger
-- What is not play, by its time: reports and the dashboard add it up without reading the bets of the same days.
create index ledger_transfer_beside_play_at on ledger_transfer (at) where reason not in ('bet', 'win');
