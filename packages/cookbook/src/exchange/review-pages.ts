import { categoryOf } from '@butterleaf/domain/recipes/categories'
import type { PictureMark } from '../checks/picture-marks.ts'
import type { PictureRecipe, RecipePicture } from '../pictures/picture-recipe.ts'
import { pictureRecipeOf } from '../recipes/picture-recipe-of.ts'
import type { Recipe } from '../recipes/recipe.ts'

/** As many as a pair of eyes can hold against their recipes at once, and as fit on one screen. */
const platesPerPage = 24
const FOODS_NAMED = 6

type ReviewPage = {
  /** `breakfast-03` */
  name: string
  html: string
  /** The page's rows of the list of marks, to be filled in. */
  form: string
}

/** Undefined when the picture with this description wasn't looked at. */
type MarkOf = (recipe: Recipe, seen: string) => PictureMark | undefined

const style = `body{margin:6px;width:1308px;font:10px/1.25 system-ui,sans-serif;background:#fff;color:#111}
main{display:grid;grid-template-columns:repeat(6,1fr);gap:6px 8px}
figure{margin:0}img{width:100%;display:block;aspect-ratio:4/3}
figcaption{height:74px;overflow:hidden}b{font-size:10.5px;line-height:1.1;display:block}i{color:#0a4c8a;display:block}`

/** Numbered plates with what a reviewer holds them against, one category after the other in the order of their names. */
export function reviewPages(recipes: readonly Recipe[], draw: DrawPlate, markOf: MarkOf): ReviewPage[] {
  const categories = [...new Set(recipes.map(categoryOf))]
  return categories.flatMap((category) => {
    const own = recipes.filter((recipe) => categoryOf(recipe) === category)
    const count = Math.ceil(own.length / platesPerPage)
    return Array.from({ length: count }, (_, i) => {
      const shown = own.slice(i * platesPerPage, (i + 1) * platesPerPage)
      return { name: `${category}-${String(i + 1).padStart(2, '0')}`, ...reviewPage(shown, draw, markOf) }
    })
  })
}

function reviewPage(recipes: readonly Recipe[], draw: DrawPlate, markOf: MarkOf): Omit<ReviewPage, 'name'> {
  const plates = recipes.map((recipe, i) => ({
    number: i + 1,
    recipe,
    foods: mainFoods(recipe),
    ...draw(pictureRecipeOf(recipe)),
  }))
  const figures = plates.map(
    ({ number, recipe, foods, featured, alt }) =>
      `<figure>${framePlate(featured)}<figcaption><b>${number} ${escapeXml(nameBeside(recipe))}</b><i>${escapeXml(alt)}</i>${escapeXml(foods)}</figcaption></figure>`,
  )
  const rows = plates.map(({ number, recipe, foods, alt }) => {
    const mark = markOf(recipe, alt)
    const row = [recipe.slug, mark?.mark ?? '?', alt, mark?.why ?? ''].join('\t')
    return `# ${number} ${nameBeside(recipe)}: ${foods}\n${row}\n`
  })
  return {
    html: `<!doctype html><html lang="en"><meta charset="utf-8"><title>Plates to mark</title><style>${style}</style><main>${figures.join('\n')}</main></html>`,
    form: rows.join(''),
  }
}

function nameBeside({ title, short }: Recipe): string {
  return short === undefined || title === short ? title : `${title} (${short})`
}

/** The foods that weigh most in a serving. */
function mainFoods({ ingredients, servings }: Recipe): string {
  return [...ingredients]
    .sort((a, b) => b.grams - a.grams)
    .slice(0, FOODS_NAMED)
    .map(({ food, grams }) => `${food.name} ${Math.round(grams / servings)}`)
    .join(', ')
}

type DrawPlate = (recipe: PictureRecipe) => RecipePicture

const contactSheetStyle = `body{font:14px/1.4 system-ui,sans-serif;margin:24px;background:#fff;color:#222}
body.dark{background:#14181a;color:#eee}
main{display:grid;grid-template-columns:repeat(auto-fill,minmax(240px,1fr));gap:20px}
figure{margin:0}img{max-width:100%;display:block}.small img{width:96px;height:96px}
figcaption{margin-top:6px}i{opacity:.7}`

/** Every picture large and small on one page, in both themes, for a pair of eyes. */
export function contactSheet(recipes: readonly Recipe[], draw: DrawPlate): string {
  const figures = recipes.map((recipe) => figureFor(recipe, draw(pictureRecipeOf(recipe))))
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Contact sheet</title><style>${contactSheetStyle}</style>
<label><input type="checkbox" onchange="document.body.classList.toggle('dark')"> Dark</label>
<p>${recipes.length} pictures</p><main>${figures.join('\n')}</main></html>`
}

function figureFor(recipe: Recipe, { featured, small, alt }: RecipePicture): string {
  const caption = `<b>${escapeXml(recipe.title)}</b><br>${categoryOf(recipe)}, ${recipe.slug}<br><i>${escapeXml(alt)}</i>`
  return `<figure>${framePlate(featured)}<div class="small">${framePlate(small)}</div><figcaption>${caption}</figcaption></figure>`
}

/** Each picture has a document of its own, so that ids in one can't refer to another. */
function framePlate(svg: string): string {
  return `<img alt="" src="data:image/svg+xml,${encodeURIComponent(svg)}">`
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
