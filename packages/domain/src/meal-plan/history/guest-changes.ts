import type { Outcome } from '../operations/change-template.ts'
import type { Refusal } from '../refusal.ts'
import { guestsAt, isSameGuests, withGuests } from '../table/guests.ts'
import type { Guests, Template } from '../template.ts'
import {
  bringBackCompany,
  type Company,
  type CompanyChange,
  companyChanges,
  refusalToBringBackCompany,
} from './company-changes.ts'

/** LIFE-8: the guests of a meal before a change, and after it. */
export type GuestChange = CompanyChange<Guests>

const guests: Company<Guests> = { at: guestsAt, put: withGuests, isSame: isSameGuests }

export function guestChanges(before: Template, after: Template): GuestChange[] {
  return companyChanges(before, after, guests)
}

export function bringBackGuests(template: Template, changes: readonly GuestChange[]): Outcome {
  return bringBackCompany(template, changes, guests)
}

export function refusalToBringBackGuests(
  template: Template,
  changes: readonly GuestChange[],
): Refusal | undefined {
  return refusalToBringBackCompany(template, changes, guests)
}
