-- expand
-- owner: features/promotions/kit
alter table promotion_spending validate constraint promotion_spending_subject_check;
