-- When a payment was confirmed, and when the register of cards last failed to answer (null once it has answered).
alter table card_analysis
  add column finished_at timestamptz,
  add column check_failed_at timestamptz;

update card_analysis
set finished_at = (
  select max(l.created_at) from card_analysis_log l where l.card_analysis_id = card_analysis.id and l.type = 'analysis'
)
where status = 'FINISHED_ANALYSIS';
