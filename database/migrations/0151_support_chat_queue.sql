-- expand
-- owner: features/lobby/support-chat
-- The queue that the player's VIP level led to when the chat was opened. A server of the version before opens chats of the standard one.
alter table support_chat add column queue text not null default 'standard';
