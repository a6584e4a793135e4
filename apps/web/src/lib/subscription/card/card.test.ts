import { describe, expect, it } from 'vitest'
import { brandOf, formatCardNumber, invalidCardFields } from './card.ts'

const today = '2026-11-20'
const right = { number: '4111 1111 1111 1111', month: '12', year: '29', cvv: '123' }

describe('card numbers', () => {
  it.each([
    ['4', 'visa'],
    ['5555', 'mastercard'],
    ['2221', 'mastercard'],
    ['2720 99', 'mastercard'],
    ['2721', null],
    ['34', 'amex'],
    ['6011', 'discover'],
    ['9', null],
    ['', null],
  ])('[CHK-9] %j is of brand %s', (typed, brand) => {
    expect(brandOf(typed)).toBe(brand)
  })

  it.each([
    ['4111111111111111', '4111 1111 1111 1111'],
    ['4111-1111', '4111 1111'],
    ['378282246310005', '3782 822463 10005'],
    ['37828', '3782 8'],
    ['37828224631000599', '3782 822463 10005'],
    ['55555555555544449', '5555 5555 5555 4444'],
    ['', ''],
    ['abc', ''],
  ])('%j is written as %j', (typed, shown) => {
    expect(formatCardNumber(typed)).toBe(shown)
  })

  it('writing a number twice changes nothing', () => {
    for (const number of ['4111111111111111', '378282246310005', '41111']) {
      expect(formatCardNumber(formatCardNumber(number))).toBe(formatCardNumber(number))
    }
  })
})

describe('[CHK-9] what is wrong with a card', () => {
  it.each([
    ['nothing', {}, []],
    ['a wrong check digit', { number: '4111 1111 1111 1112' }, ['number']],
    ['too few digits', { number: '4111 1111' }, ['number']],
    ['a right check digit at a length its brand has not', { number: '34111111111111114' }, ['number', 'cvv']],
    ['month 13', { month: '13' }, ['month']],
    ['month 0', { month: '0' }, ['month']],
    ['no month', { month: '' }, ['month']],
    ['a year that is over', { year: '25' }, ['year']],
    ['half a year', { year: '2' }, ['year']],
    ['a year far off', { year: '2060' }, ['year']],
    ['last month', { month: '10', year: '26' }, ['month']],
    ['this month, which is still good', { month: '11', year: '2026' }, []],
    ['two digits of cvv', { cvv: '12' }, ['cvv']],
    ['four digits where the brand has three', { cvv: '1234' }, ['cvv']],
    ['four digits where the brand has four', { number: '378282246310005', cvv: '1234' }, []],
  ])('%s', (_what, change, wrong) => {
    expect(invalidCardFields({ ...right, ...change }, today)).toEqual(wrong)
  })
})
