import { activityCodes, genderCodes, goalCodes, wordOf } from '@butterleaf/contract/onboarding/codes'
import { storeTasted, type Tasted } from '#lib/personality/answers/tasted.ts'
import { tasteQuestion, typedNumber } from './taste-question.ts'

/** Stores what a visitor has typed, for onboarding. An untouched form holds the example's numbers, which are nobody's. */
export function keepTaste(form: HTMLFormElement): void {
  const keep = () => {
    const typed = new FormData(form)
    if (isTouched(form) && tasteQuestion(typed).ok) storeTasted(tastedIn(typed))
  }
  form.addEventListener('change', keep)
  // The first change may have come before this script.
  keep()
}

function isTouched(form: HTMLFormElement): boolean {
  return [...form.elements].some((field) => {
    if (field instanceof HTMLSelectElement)
      return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
    if (!(field instanceof HTMLInputElement)) return false
    return field.type === 'radio'
      ? field.checked !== field.defaultChecked
      : field.value !== field.defaultValue
  })
}

/** The form's values, which are valid. */
function tastedIn(form: FormData): Tasted {
  const code = (field: string) => Number(form.get(field))
  const typed = (field: string) => typedNumber(String(form.get(field)))
  const units = form.get('unit') === 'metric' ? 'metric' : 'us'
  return {
    units,
    gender: wordOf(genderCodes, code('gender')) ?? null,
    goal: wordOf(goalCodes, code('goal')) ?? null,
    activity: wordOf(activityCodes, code('activity')) ?? null,
    ageYears: typed('age'),
    weight: { unit: units, value: typed(units === 'metric' ? 'kilograms' : 'pounds') },
    height:
      units === 'metric'
        ? { unit: units, centimeters: typed('centimeters') }
        : { unit: units, feet: typed('feet'), inches: typed('inches') },
  }
}
