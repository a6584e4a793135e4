import { expect, it } from 'vitest'
import { isBound } from './statement-check.ts'

it.each([
  ['select * from "users" where "user_id" = ?', true],
  ['select * from "users"', false],
  ['select * from "users" where "unit" = ?', false],
  ['select "user_id" from "weight_logs" where "log_id" = ?', false],
  ['delete from "list_ticks" where "template_id" = ?', false],
  ['update "meal_plans" set "version" = ? where "user_id" = ? and "plan_id" = ?', true],
  ['select * from "users" where ("user_id" = ? or "unit" = ?)', false],
  ['select * from "users" where "user_id" = ? and ("unit" is null or "unit" = ?)', true],
  ['insert into "list_lines" ("user_id", "text") values (?, ?)', true],
  ['insert into "list_lines" ("text") values (?)', false],
  [
    'select * from "plan_weeks" as "w" inner join "meal_plans" as "p" on "p"."user_id" = "w"."user_id"',
    false,
  ],
  ['select * from "idp_accounts"', true],
  ['select "user_id" from "subscriptions" where "check_at" <= ? limit ?', true],
])('[OPS-3] %s: bound to a user, or listed: %s', (statement, bound) => {
  expect(isBound(statement)).toBe(bound)
})
