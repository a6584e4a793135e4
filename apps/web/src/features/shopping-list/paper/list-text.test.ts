import { expect, it } from 'vitest'
import { shownList } from '../rows/shown-list.ts'
import { buildList, buildRow } from '../testing/build-list.ts'
import { listText } from './list-text.ts'

const shown = (list = buildList()) => shownList({ list, waiting: [], system: 'us' })

it('[SHOP-1] the shared text is a heading an aisle and a line a row, only what is still to buy', () => {
  expect(listText(shown(), 'us')).toBe(
    [
      'Produce',
      '- garlic, 1 head (3 cloves needed)',
      '- pumpkin, 1 lb',
      '',
      'Cans and jars',
      '- coconut milk, 2 cans',
      '',
      'Other',
      '- Soap',
    ].join('\n'),
  )
})

it('[SHOP-1] it is metric when asked, and names alone what has no amount', () => {
  expect(listText(shown(), 'metric')).toContain('- pumpkin, 500 g\n')
  expect(listText(shown({ Spices: { salt: buildRow({ name: 'salt' }) } }), 'us')).toBe('Spices\n- salt')
})

it('[SHOP-5] it is empty when all is bought', () => {
  expect(listText(shown({ Dairy: { cream: buildRow({ name: 'cream', checked: true }) } }), 'us')).toBe('')
})
