-- owner: features/risk
-- Ratings are looked through by time, by how high they are, and by the rule that was hit.
create index risk_score_by_time on risk_score (at desc, player_id desc);
create index risk_score_middle on risk_score (at desc, player_id desc) where score >= 40;
create index risk_score_high on risk_score (at desc, player_id desc) where score >= 70;
create index risk_score_hits on risk_score using gin (hits jsonb_path_ops);
