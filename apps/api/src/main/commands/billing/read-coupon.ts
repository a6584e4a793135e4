import { parseArgs } from 'node:util'
import {
  type Coupon,
  type CouponBenefit,
  couponCodeOf,
  couponMaxLength,
  couponMinLength,
} from '@butterleaf/domain/subscription/coupon'
import { type Instant, instantOf } from '@butterleaf/domain/subscription/instant'
import { centsFromAmount } from '@butterleaf/domain/subscription/money'
import { type PlanCode, planCodes } from '@butterleaf/domain/subscription/plans'

const options = {
  percent: { type: 'string' },
  off: { type: 'string' },
  plans: { type: 'string' },
  from: { type: 'string' },
  until: { type: 'string' },
  limit: { type: 'string' },
  'per-account': { type: 'string' },
} as const

/** `CODE --percent 20`, or `CODE --off 5`, with options that narrow it. */
export function readCoupon(args: readonly string[]): Coupon {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
  return {
    code: readCode(positionals),
    benefit: readBenefit(values.percent, values.off),
    planCodes: values.plans === undefined ? null : readPlans(values.plans),
    startsAt: readDay('--from', values.from),
    endsAt: readDay('--until', values.until),
    isActive: true,
    limit: values.limit === undefined ? null : readCount('--limit', values.limit),
    limitPerAccount:
      values['per-account'] === undefined ? null : readCount('--per-account', values['per-account']),
  }
}

function readCode([typed = '', ...more]: readonly string[]): string {
  const code = couponCodeOf(typed)
  const isGood =
    /^[A-Z0-9_-]+$/.test(code) && code.length >= couponMinLength && code.length <= couponMaxLength
  if (!isGood || more.length > 0) {
    throw new Refused('Give one code of letters, digits, hyphens and underscores, three characters or more.')
  }
  return code
}

function readBenefit(percent: string | undefined, off: string | undefined): CouponBenefit {
  if ((percent === undefined) === (off === undefined)) throw new Refused('Give either --percent or --off.')
  if (percent !== undefined) {
    const share = readCount('--percent', percent)
    if (share > 100) throw new Refused('--percent is 100 at the most.')
    return { kind: 'percent', percent: share }
  }
  const dollars = Number(off)
  if (!(dollars > 0 && dollars <= 1_000))
    throw new Refused('--off is an amount in dollars, such as 5 or 7.50.')
  return { kind: 'fixed', cents: centsFromAmount(dollars) }
}

function readPlans(typed: string): PlanCode[] {
  return typed.split(',').map((code) => {
    const plan = planCodes.find((each) => each === code.trim())
    if (plan === undefined) throw new Refused(`--plans is a list of ${planCodes.join(', ')}.`)
    return plan
  })
}

function readDay(name: string, typed: string | undefined): Instant | null {
  if (typed === undefined) return null
  const date = new Date(`${typed}T00:00:00Z`)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(typed) || Number.isNaN(date.getTime())) {
    throw new Refused(`${name} is a day such as 2026-12-31.`)
  }
  return instantOf(date)
}

function readCount(name: string, typed: string): number {
  const count = Number(typed)
  if (!Number.isInteger(count) || count < 1 || count > 1_000_000)
    throw new Refused(`${name} is a whole number.`)
  return count
}

const unitSeconds = { h: 3_600, d: 86_400, w: 7 * 86_400 } as const
const mostDays = 3_660

/** `30d`, `12h`, `2w`: in seconds. */
export function readDuration(text: string | undefined): number {
  const [, count = '', unit = ''] = /^(\d{1,5})([hdw])$/.exec(text ?? '') ?? []
  const seconds = Number(count) * (unitSeconds[unit as keyof typeof unitSeconds] ?? 0)
  if (seconds === 0) throw new Refused('Say how far, such as 12h, 30d or 2w.')
  if (seconds > mostDays * unitSeconds.d) throw new Refused('Ten years at once are the most.')
  return seconds
}

/** A message for the operator who typed the command. */
export class Refused extends Error {}
