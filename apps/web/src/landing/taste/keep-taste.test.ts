import { afterEach, expect, it } from 'vitest'
import { readTasted } from '#lib/personality/answers/tasted.ts'
import { keepTaste } from './keep-taste.ts'

afterEach(() => sessionStorage.clear())

const field = (name: string, value: string) => `<input name="${name}" value="${value}">`

function openForm() {
  document.body.innerHTML = `<form>
    <input type="radio" name="unit" value="us" checked><input type="radio" name="unit" value="metric">
    <input type="radio" name="gender" value="2" checked><input type="radio" name="gender" value="1">
    ${field('age', '34')}${field('pounds', '164')}${field('kilograms', '74')}
    ${field('feet', '5')}${field('inches', '6')}${field('centimeters', '168')}
    <select name="goal"><option value="1" selected>Lose</option><option value="2">Keep</option></select>
    <select name="activity"><option value="1">Sitting</option><option value="2" selected>Moderate</option></select>
  </form>`
  const form = document.querySelector('form')!
  const type = (name: string, value: string) => {
    const input = form.querySelector<HTMLInputElement>(`input[name=${name}]`)!
    input.value = value
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }
  return { form, type }
}

it('[ONB-6] all of the form is kept as typed once one number is changed, and nothing of an untouched form', () => {
  const { form, type } = openForm()
  keepTaste(form)
  form.dispatchEvent(new Event('change'))
  expect(readTasted()).toEqual({})
  type('pounds', '165,5')
  expect(readTasted()).toEqual({
    units: 'us',
    gender: 'female',
    goal: 'lose',
    activity: 'moderate',
    ageYears: 34,
    weight: { unit: 'us', value: 165.5 },
    height: { unit: 'us', feet: 5, inches: 6 },
  })
})

it('[VAL-1] a number that can’t be leaves what was kept before', () => {
  const { form, type } = openForm()
  keepTaste(form)
  type('age', '41')
  type('age', '7')
  expect(readTasted().ageYears).toBe(41)
})

it('keeps a change that came before the script, in kilograms too', () => {
  const { form, type } = openForm()
  form.querySelector<HTMLInputElement>('[value=metric]')!.checked = true
  type('kilograms', '82')
  keepTaste(form)
  expect(readTasted()).toMatchObject({
    weight: { unit: 'metric', value: 82 },
    height: { unit: 'metric', centimeters: 168 },
  })
})
