-- expand
-- owner: features/lobby/support-ticket
-- Who handed a ticket over. Null: its owner took it, or has seen that it came.
alter table support_ticket add column handed_by text;
