-- owner: ledger
-- Ways into a long history for those who look for the little that is not play. Bets and wins pay nothing for them.

create index ledger_transfer_beside_play on ledger_transfer (player_id, seq)
  where reason not in ('bet', 'win');

-- What everybody may be told of, newest first: money that really came in, went out or was given.
create index ledger_transfer_told on ledger_transfer (at)
  where reason in ('deposit', 'withdrawalSettle', 'award', 'jackpotWin');

-- What moved through the accounts of payment providers and banks: compared with their own settlement every day.
create index ledger_transfer_outside on ledger_transfer (at)
  where reason in ('deposit', 'depositRefund', 'chargeback', 'chargebackDebt', 'withdrawalSettle', 'withdrawalReversed');
