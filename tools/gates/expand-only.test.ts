import { expect, test } from 'vitest'
import { expandOnly } from './expand-only.ts'
import { createRepository } from './repository.ts'

const check = async (source: string, number = '022') =>
  (await expandOnly.check(createRepository({ [`apps/api/src/database/migrations/${number}-x.sql`]: source }))).failures

test.each([
  'drop table orders;',
  'alter table orders drop column total;',
  'alter table orders drop total;',
  'alter table orders rename column total to sum;',
  'alter table orders rename to sales;',
  'alter table orders alter column total set not null;',
  'alter table orders add column price bigint not null;',
  'alter table orders add column a integer default 1,\n  add column b integer not null;',
  'alter table orders alter column total type text;',
  'drop index orders_by_day;',
])('REL-016 C-239 a new migration is refused: %s', async (source) => {
  expect(await check(source)).not.toEqual([])
})

test.each([
  'create table made (id integer not null, name text not null);',
  'alter table orders add column price bigint;',
  'alter table orders add column price bigint not null default 0;',
  'alter table orders add column a integer not null default 1, add column b text;',
  'alter table orders drop constraint orders_total_check;',
  'create index concurrently orders_by_day on orders (created_at);',
  '-- drop table orders; the release after next does it',
])('REL-016 a new migration may add: %s', async (source) => {
  expect(await check(source)).toEqual([])
})

test('REL-016 migrations from before the first release are as they were', async () => {
  expect(await check('drop table orders;', '012')).toEqual([])
})
