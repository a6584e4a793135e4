import { ageLimits } from '@butterleaf/domain/nutrition/person-faults'
import { readText, removeText, storeText, tab } from '#lib/device/web-storage.ts'
import type { Answers } from './answers.ts'
import { centimetersOf, gramsOf, heightFaults, weightFault } from './typed-body.ts'

type TastedName = 'gender' | 'units' | 'ageYears' | 'weight' | 'height' | 'goal' | 'activity'
/** What a visitor typed into the landing page's "Taste a day", as onboarding asks for it. */
export type Tasted = Pick<Answers, TastedName>

const name = 'butterleaf.tasted.1'
const words = {
  gender: ['male', 'female'],
  units: ['us', 'metric'],
  goal: ['lose', 'maintain', 'gain'],
  activity: ['sedentary', 'moderate', 'very-active'],
} as const

/** Stored for the tab, through sign-up and payment: until a plan is made of it, or its person logs out. */
export function storeTasted(tasted: Tasted): void {
  storeText(tab, name, JSON.stringify(tasted))
}

export function forgetTasted(): void {
  removeText(tab, name)
}

/** Only answers that onboarding itself would take: the stored text may be of another version. */
export function readTasted(): Partial<Tasted> {
  const stored = parse(readText(tab, name))
  return Object.fromEntries(Object.entries(stored).filter(([of, value]) => isTaken(of, value)))
}

function parse(text: string | null): Partial<Tasted> {
  try {
    return (JSON.parse(text ?? '{}') ?? {}) as Partial<Tasted>
  } catch {
    return {}
  }
}

function isTaken(of: string, value: unknown): boolean {
  if (of === 'ageYears') return isAge(value)
  if (of === 'weight') return isWeight(value as Tasted['weight'])
  if (of === 'height') return isHeight(value as Tasted['height'])
  return of in words && (words[of as keyof typeof words] as readonly unknown[]).includes(value)
}

function isAge(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= ageLimits.minimum && Number(value) <= ageLimits.maximum
}

function isWeight(weight: Tasted['weight'] | null): boolean {
  return isTyped(weight) && Number(gramsOf(weight)) > 0 && weightFault(weight) === undefined
}

function isHeight(height: Tasted['height'] | null): boolean {
  return (
    isTyped(height) && Number(centimetersOf(height)) > 0 && Object.keys(heightFaults(height)).length === 0
  )
}

function isTyped<Typed extends { unit: unknown }>(typed: Typed | null): typed is Typed {
  return (
    typeof typed === 'object' && typed !== null && (words.units as readonly unknown[]).includes(typed.unit)
  )
}
