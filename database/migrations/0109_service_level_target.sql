-- expand
-- owner: features/office/monitor
-- Targets of service levels that the staff changed; the others are the product's own.

create table service_level_target (
  name text primary key,
  -- Milliseconds, or hundredths of a percent.
  target integer not null check (target > 0)
);
