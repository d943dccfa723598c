-- expand
-- owner: features/lobby/support-ticket
-- The queue that the player's VIP level led to when the ticket was opened. Callers who are no players are in the standard one.
alter table support_ticket add column queue text not null default 'standard';
