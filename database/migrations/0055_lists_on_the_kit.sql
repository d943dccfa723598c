-- owner: features/lobby
-- What lists of the back office are sorted and looked up by.
create index lobby_catalogue_version_of on lobby_catalogue_version (subject, version desc);

-- owner: features/game-wallet
create index game_debt_by_time on game_debt (at, (provider_id || '/' || tx_id)) where repaid < amount;

-- owner: features/deposit
create index deposit_debt_by_time on deposit_debt (at, reference) where repaid < amount;

-- owner: features/risk
create index aml_alert_closed on aml_alert (found_at desc, id desc) where closed_at is not null;
create index aml_case_due on aml_case (due_at, id) where state = 'open';

-- owner: features/points
create index points_exchange_by_state on points_exchange (state, id desc) where state <> 'done';
