import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fixtureContent, writeContent } from '../testing/fixture-content.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { marks } from './marks.ts'
import { type Places, placesIn } from './places.ts'
import { sheetPages } from './sheet.ts'

let folder: ReturnType<typeof temporaryFolder>
let places: Places
let pages: string

beforeEach(() => {
  folder = temporaryFolder()
  places = placesIn(folder.path)
  pages = join(folder.path, 'pages')
  writeContent(folder.path, fixtureContent())
})
afterEach(() => folder.remove())

const writePages = (names: readonly string[] = [], isUnmarked = false) =>
  sheetPages(places, { folder: pages, names, isUnmarked })
const form = (meal: string) => join(pages, `${meal}-01.tsv`)
const fill = (meal: string, mark: string) =>
  writeFileSync(form(meal), readFileSync(form(meal), 'utf8').replaceAll('\t?\t', `\t${mark}\t`))

describe('marks of pictures', () => {
  it('[CON-10] lays out pages with title, foods and description, and a form of marks beside each', async () => {
    expect((await writePages()).text).toContain('3 pictures on 3 pages')
    expect(readdirSync(pages)).toHaveLength(6)
    const html = readFileSync(join(pages, 'dinner-01.html'), 'utf8')
    expect(html).toContain('1 Skillet salmon with lemon cream')
    expect(html).toMatch(/salmon[^<]* 1\d\d/)
    expect(html).toContain('Illustration: ')
    expect(readFileSync(form('dinner'), 'utf8')).toMatch(/\nskillet-salmon-lemon-cream\t\?\tIllustration: /)
  })

  it('[CON-10] fails while a picture has no mark, and passes once all are right', async () => {
    await writePages()
    expect(await marks(places, [])).toMatchObject({ isFine: false })
    for (const meal of ['breakfast', 'dinner', 'dessert']) fill(meal, 'right')
    const { text, isFine } = await marks(places, ['breakfast', 'dinner', 'dessert'].map(form))
    expect(text).toContain('3 of 3 marked: 3 right, 0 wrong form, 0 wrong food (100.0 % right)')
    expect(isFine).toBe(true)
  })

  it('[CON-10] fails on a wrong food, and counts a wrong form', async () => {
    await writePages()
    fill('breakfast', 'right')
    fill('dinner', 'wrong food')
    fill('dessert', 'wrong form')
    const { text, isFine } = await marks(places, ['breakfast', 'dinner', 'dessert'].map(form))
    expect(isFine).toBe(false)
    expect(text).toContain('1 right, 1 wrong form, 1 wrong food')
    expect(text).toContain('Wrong food (1): skillet-salmon-lemon-cream')
  })

  it('[CON-10] asks for another look when the picture shows something else than what was marked', async () => {
    await writePages()
    fill('dinner', 'right')
    await marks(places, [form('dinner')])
    const file = join(places.marksFolder, 'dinner.tsv')
    writeFileSync(file, readFileSync(file, 'utf8').replace('Illustration: ', 'Illustration: tofu beside '))
    expect((await marks(places, [])).text).toContain('0 of 3 marked')
    expect((await writePages(['dinner'], true)).text).toContain('1 pictures on 1 pages')
  })

  it('[CON-10] names file and line of a mark it does not know, and keeps none of that round', async () => {
    await writePages()
    fill('dinner', 'rihgt')
    const { text, isFine } = await marks(places, [form('dinner')])
    expect(isFine).toBe(false)
    expect(text).toContain('dinner-01.tsv:2 The mark "rihgt" is not known. Write one of: right')
    mkdirSync(places.marksFolder, { recursive: true })
    expect(readdirSync(places.marksFolder)).toEqual([])
  })

  it('[CON-10] refuses names that no recipe or meal has', async () => {
    await expect(writePages(['nothing-of-the-kind'])).rejects.toThrow('No recipe of such a name or meal')
  })
})
