-- owner: features/risk
-- The message about a released reward names it in the player's language.

alter table risk_held_gift add column title_fil text not null default '';
