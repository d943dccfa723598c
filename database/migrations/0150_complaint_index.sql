-- expand
-- no transaction
-- owner: features/lobby/support-ticket
-- Complaints among the tickets, of any kind and of one, in the list's two orders.
create index concurrently support_ticket_complaint on support_ticket (opened_at, id, complaint) where complaint is not null;
