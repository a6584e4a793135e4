interface Exception {
  sql: RegExp
  why: string
}

/** The only statements that may read users' tables across users. On a sharded database each of them asks every shard. */
export const statementsAcrossUsers: readonly Exception[] = [
  {
    why: 'the billing clock: terms that are over',
    sql: /^select "user_id" from "subscriptions" where "check_at" <= /,
  },
  {
    why: 'the billing clock: mail that is due',
    sql: /^select .* from "subscription_outbox" where "next_attempt_at" <= /,
  },
  {
    why: 'the operator’s billing command',
    sql: /^select "user_id" from "subscriptions" where "account" is not null$/,
  },
  {
    why: 'retention, once a day: people who began five years ago',
    sql: /^select "user_id" from "(users|meal_plans|weight_trackers|subscriptions)" where "(created|synced)_at" < \? and "user_id" > \?/,
  },
  {
    why: 'retention, once a day: plans that wait to be paid for',
    sql: /^select "meal_plans"\."user_id" from "meal_plans" left join "subscriptions" /,
  },
  {
    why: 'retention, once a day: the newest activity',
    sql: /^select max\("(created|updated)_at"\) as "at" from "(idp_accounts|users|meal_plans|weight_trackers)"/,
  },
  {
    why: 'retention, once a day: changes of plans that no history shows any more',
    sql: /^delete from "plan_changes" where "at" < \?$/,
  },
  {
    why: 'the clock of reminders: people to whom something is due',
    sql: /^select "r"\."user_id", .* from "reminder_settings" as "r" left join "meal_plans" as "p" /,
  },
  {
    why: 'retention, once a day: reminders that were sent long ago',
    sql: /^delete from "sent_reminders" where "sent_at" < \?$/,
  },
  {
    why: 'a browser that subscribes again belongs to the person who did so last',
    sql: /^delete from "push_subscriptions" where "endpoint" = \?$/,
  },
  {
    why: 'a calendar’s secret is enough to read it',
    sql: /^select "user_id", .* from "calendar_feeds" where "secret_hash" = \?$/,
  },
  {
    why: 'a link’s secret is enough to see what is shared',
    sql: /^select \* from "shares" where "secret_hash" = \?$/,
  },
  {
    why: 'retention, once a day: links that ended long ago',
    sql: /^delete from "shares" where "ends_on" < \?$/,
  },
  {
    why: 'an invitation’s secret is enough to see who asks, and whom',
    sql: /^select \* from "table_invitations" where "secret_hash" = \?$/,
  },
  {
    why: 'retention, once a day: invitations that have ended',
    sql: /^delete from "table_invitations" where "ends_at" < \?$/,
  },
  {
    why: 'a plan is made with the answers of those who eat along, which their accounts have',
    sql: /^(select "eater_id", "profile", "preferences"|delete) from "table_seats" where "owner_id" = \?/,
  },
  {
    why: 'a picture’s id is as hard to guess as a key, and enough to see it',
    sql: /^select "image" from "user_avatars" where "picture_id" = \?$/,
  },
  {
    why: 'a personal token is as hard to guess as a key, and says who calls',
    sql: /^select \* from "personal_tokens" where "token_hash" = \?$/,
  },
  {
    why: 'retention, once a day: tokens that expired a month ago',
    sql: /^delete from "personal_tokens" where "expires_at" < \?$/,
  },
  {
    why: 'a photo’s id is as hard to guess as a key, and enough to see it',
    sql: /^select ("image"|"small_image" as "image") from "own_recipe_photos" where "photo_id" = \?$/,
  },
  {
    why: 'an own recipe’s id is as hard to guess as a key, and enough to see its drawing',
    sql: /^select "document" from "own_recipes" where "recipe_id" = \?$/,
  },
]
