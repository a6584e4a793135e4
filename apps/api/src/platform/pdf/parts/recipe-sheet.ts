import { servingsText } from '@butterleaf/domain/cooking/servings-text'
import { mealWords } from '@butterleaf/domain/meal-plan/meal-words'
import { type Macros, macroNames } from '@butterleaf/domain/nutrition/macros'
import type { Cooking, Eating, IngredientGroup, IngredientLine, RecipeModel } from '../models/recipe-model.ts'
import {
  type Cell,
  type Content,
  heading,
  line,
  prose,
  type Span,
  span,
  type TextNode,
  type TextStyle,
} from './content.ts'
import { weekdayAndDate } from './dates.ts'
import { forWhomText, macroText, macroWords, minutesText } from './figures.ts'
import { nutrientLine } from './nutrient-line.ts'
import { palette } from './palette.ts'
import { framedPicture, svgOptions } from './pictures.ts'
import { hairlines } from './table-layouts.ts'

/** How large a recipe is printed: one of many, or one to cook from. */
export type SheetSize = {
  titlePt: number
  textPt: number
  picture: { width: number; height: number }
  ingredientsWidth: number
}

type Sheet = { people: number; size: SheetSize; title: TextStyle; isOnNewPage?: boolean }

/** A recipe on a page of its own: head with picture, what is cooked when, ingredients beside steps. */
export function recipeSheet(recipe: RecipeModel, sheet: Sheet): Content[] {
  const ingredients = ingredientTables(recipe, sheet.size.textPt)
  const steps: Content = { stack: [stepTable(recipe, sheet.size), ...noteLines(recipe, sheet.size)] }
  return [
    head(recipe, sheet),
    ...recipe.cookings.flatMap((cooking) => [cookingLine(cooking, sheet), ...plateLines(cooking, sheet)]),
    recipe.cookings.length > 1
      ? { stack: [...ingredients, steps], margin: [0, 12, 0, 0] }
      : {
          columns: [
            { stack: ingredients, width: sheet.size.ingredientsWidth },
            { ...steps, width: '*' },
          ],
          columnGap: 24,
          margin: [0, 14, 0, 0],
        },
  ]
}

function head(recipe: RecipeModel, { size, title, isOnNewPage }: Sheet): Content {
  const words: Content = {
    stack: [
      prose(timesOf(recipe), { fontSize: size.textPt - 0.5, color: palette.muted, margin: [0, 2, 0, 3] }),
      heading(recipe.title, { ...title, fontSize: size.titlePt, margin: [0, 0, 0, 8] }),
      prose('A serving has', { fontSize: size.textPt - 1, color: palette.muted }),
      macroLine(recipe.perServing, { fontSize: size.textPt }),
      nutrientLine(recipe.perServing, { fontSize: size.textPt - 2, margin: [0, 2, 0, 0] }),
    ],
    width: '*',
  }
  const columns = recipe.picture ? [words, pictureOf(recipe.picture, size)] : [words]
  const start = isOnNewPage ? ({ pageBreak: 'before' } as const) : {}
  return { columns, columnGap: 20, margin: [0, 0, 0, 12], ...start }
}

function timesOf({ cookings, minutes, restMinutes }: RecipeModel): string {
  const meals = new Set(cookings.flatMap(({ eaten }) => eaten.map(({ meal }) => mealWords[meal])))
  const rest = restMinutes > 0 ? [`${minutesText(restMinutes)} to rest or chill`] : []
  return [[...meals].join(', '), minutesText(minutes), ...rest].join(' · ')
}

function pictureOf(picture: string, { picture: { width, height } }: SheetSize): Content {
  return { svg: framedPicture(picture, { width, height, radius: 12 }), options: svgOptions, width }
}

function cookingLine({ servings, batches, eaten }: Cooking, { people, size }: Sheet): Content {
  // Where others eat of it, its plates say who.
  const forWhom = eaten.some(({ plates }) => plates) ? undefined : forWhomText({ people })
  const made = [`Makes ${servingsText(servings)}`, forWhom, batches].filter(Boolean)
  return line([span(made.join(', '), { bold: true }), span(`: ${eaten.map(eatingText).join('; ')}`)], {
    fontSize: size.textPt,
    margin: [0, 0, 0, 2],
  })
}

/** TOG-3: "Plate up dinner on Monday: you 1 serving (320 g), Ada ½ serving (160 g)". */
function plateLines({ eaten }: Cooking, { size }: Sheet): Content[] {
  return eaten.flatMap((eating) => {
    if (!eating.plates) return []
    const plates = eating.plates.map(
      ({ name = 'you', servings, grams }) => `${name} ${servingsText(servings)} (${grams} g)`,
    )
    const text = `Plate up ${eatingText(eating)}: ${plates.join(', ')}`
    return [prose(text, { fontSize: size.textPt, color: palette.muted, margin: [0, 0, 0, 2] })]
  })
}

function noteLines({ notes }: RecipeModel, { textPt }: SheetSize): Content[] {
  return notes.map((note) => prose(note, { fontSize: textPt, color: palette.muted, margin: [0, 8, 0, 0] }))
}

function stepTable({ steps }: RecipeModel, { textPt }: SheetSize) {
  const rows = steps.map(({ text, warnings = [] }, index) => [
    heading(String(index + 1), { fontSize: textPt + 4, color: palette.leaf, margin: [0, -1.5, 0, 0] }),
    {
      stack: [
        prose(text, { fontSize: textPt, lineHeight: 1.3, margin: [0, 2, 0, 2] }),
        ...warnings.map((warning) => warningLine(warning, textPt)),
      ],
    },
  ])
  return {
    table: { dontBreakRows: true, widths: [20, '*'], body: rows.length > 0 ? rows : [['', '']] },
    layout: hairlines(3),
  }
}

/** ED-4: told from the recipe's own words without a color. */
function warningLine(warning: string, textPt: number): TextNode {
  const words = [span('Take care. ', { bold: true }), span(warning)]
  return line(words, { fontSize: textPt - 0.5, lineHeight: 1.3, color: palette.muted, margin: [0, 0, 0, 4] })
}

/** The number of amount columns that fit on a page. */
const amountsAcross = 4
const amountWidth = { alone: 74, besideOthers: 78 } as const

/** A table with a column of amounts for each cooking; several tables where the columns don't fit on a page. */
function ingredientTables({ cookings, groups }: RecipeModel, textPt: number): Content[] {
  if (groups.every(({ lines }) => lines.length === 0)) return []
  const starts = cookings.flatMap((_, index) => (index % amountsAcross === 0 ? [index] : []))
  return starts.map((start) => {
    const end = start + amountsAcross
    const shown = cookings.slice(start, end)
    const head = cookings.length > 1 ? [headRow(shown, textPt)] : []
    const rows = groups.flatMap((group) => groupRows(group, { start, end }, textPt))
    const width = cookings.length > 1 ? amountWidth.besideOthers : amountWidth.alone
    return {
      table: {
        headerRows: head.length,
        dontBreakRows: true,
        widths: [...shown.map(() => width), '*'],
        body: [...head, ...rows],
      },
      layout: hairlines(3),
      margin: [0, 0, 0, 12],
    }
  })
}

type Columns = { start: number; end: number }

/** Names each column by the day of its cooking. */
function headRow(cookings: readonly Cooking[], textPt: number): Cell[] {
  const style = { fontSize: textPt - 1, bold: true, color: palette.leaf } as const
  const heads = cookings.map(({ eaten, servings }) => ({
    stack: [
      prose(eaten[0] ? weekdayAndDate(eaten[0].date) : '', style),
      prose(servingsText(servings), { fontSize: textPt - 1.5, color: palette.muted }),
    ],
  }))
  return [...heads, prose('Ingredient', style)]
}

function groupRows({ label, lines }: IngredientGroup, columns: Columns, textPt: number): Cell[][] {
  const rows = lines.map((ingredient) => ingredientRow(ingredient, columns, textPt))
  const first = rows[0]
  if (!label || !first) return rows
  const spanned = first.slice(1).map((): Cell => ({}))
  const name = prose(label, {
    fontSize: textPt,
    bold: true,
    color: palette.leaf,
    margin: [0, 5, 0, 0],
  })
  return [[{ ...name, colSpan: first.length }, ...spanned], ...rows]
}

function ingredientRow({ amounts, food, prep }: IngredientLine, columns: Columns, textPt: number): Cell[] {
  return [
    ...amounts
      .slice(columns.start, columns.end)
      .map((amount) => prose(amount, { fontSize: textPt, bold: true })),
    line([span(food), prep ? span(`, ${prep}`, { color: palette.muted }) : []], { fontSize: textPt }),
  ]
}

/** "611 kcal   45 g fat   5 g net carbs   43 g protein" */
function macroLine(macros: Macros, style: TextStyle = {}): TextNode {
  const parts = macroNames.map((name, index): Span[] => {
    const gap = index === 0 ? '' : '    '
    const word = name === 'calories' ? '' : ` ${macroWords[name].toLowerCase()}`
    return [
      ...span(`${gap}${macroText(name, macros[name])}`, { bold: true }),
      ...span(word, { color: palette.muted }),
    ]
  })
  return line(parts, style)
}

/** "dinner on Wed, Nov 25", "lunch on Thu, Nov 26 (leftovers)" */
function eatingText({ date, meal, isLeftover, guests }: Eating): string {
  const leftovers = isLeftover ? ' (leftovers)' : ''
  return `${meal} on ${weekdayAndDate(date)}${leftovers}${guests ? ` with ${guests}` : ''}`
}
