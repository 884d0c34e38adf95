-- What a call with an Idempotency-Key contained, so that the same key with other content is refused.
alter table idempotency_key add column digest text;
