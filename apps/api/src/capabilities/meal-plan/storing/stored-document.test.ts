import { describe, expect, it } from 'vitest'
import { documentKind, type Upgrade } from './stored-document.ts'

type Shelf = { jars: number; label: string }

const countJars: Upgrade = ({ full, empty }) => ({ jars: Number(full) + Number(empty) })
const addLabel: Upgrade = (shelf) => ({ ...shelf, label: 'pickles' })
const shelves = documentKind<Shelf>('shelf', [countJars, addLabel])

describe('a stored document', () => {
  it('comes back as it was written', () => {
    expect(shelves.read(shelves.write({ jars: 3, label: 'olives' }))).toEqual({ jars: 3, label: 'olives' })
  })

  it.each([
    ['{"format":1,"full":2,"empty":1}', { jars: 3, label: 'pickles' }],
    ['{"format":2,"jars":5}', { jars: 5, label: 'pickles' }],
  ])('of an older format is brought up to date: %s', (text, shelf) => {
    expect(shelves.read(text)).toEqual(shelf)
  })

  it('of a newer format is not guessed at', () => {
    expect(() => shelves.read('{"format":4,"jars":5}')).toThrow('A stored shelf is of format 4')
  })

  it('without a format is refused', () => {
    expect(() => shelves.read('{"jars":5}')).toThrow('A stored shelf has no format')
  })
})
