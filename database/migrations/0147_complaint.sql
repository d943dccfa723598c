-- expand
-- owner: features/lobby/support-ticket
-- Which tickets are complaints. The marks are a ledger: they are added to and never changed, so that a past month keeps its figures.
create table support_complaint_mark (
  id bigint generated always as identity primary key,
  ticket_id bigint not null references support_ticket (id) on delete cascade,
  -- Null: from here on it is no complaint.
  kind text check (kind in ('payment', 'gameResult', 'account', 'responsiblePlay', 'conduct', 'other')),
  -- Null: the player, when writing.
  member text,
  at timestamptz not null,
  check (kind is not null or member is not null)
);
create index support_complaint_mark_of on support_complaint_mark (ticket_id, id);
create index support_complaint_mark_by_time on support_complaint_mark (at);
revoke update, delete on support_complaint_mark from bituin_app;

-- The mark that stands, for the queue. Null: the ticket is no complaint.
alter table support_ticket add column complaint text;
