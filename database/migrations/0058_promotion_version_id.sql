-- owner: features/promotion
-- A version has a name that no other has in any database: what it says never changes, so whoever has read it once keeps it by this.
alter table promotion_version add column id uuid not null default gen_random_uuid();
