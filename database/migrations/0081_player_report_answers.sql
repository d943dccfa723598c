-- owner: features/customer-service
-- Who has taken a report, what the player was answered, and who closed it.
alter table player_report
  add column taken_by text,
  add column taken_at timestamptz,
  add column answer text check (char_length(answer) between 1 and 2000),
  add column answered_by text,
  add column answered_at timestamptz,
  add column closed_by text,
  add column closed_at timestamptz,
  add check ((taken_by is null) = (taken_at is null)),
  add check ((answer is null) = (answered_at is null) and (answer is null) = (answered_by is null)),
  add check (state <> 'answered' or answer is not null),
  add check ((state = 'closed') = (closed_at is not null) and (closed_at is null) = (closed_by is null));
create index player_report_newest on player_report (reported_at, id);
