import { addressesOf } from '../../scripts/screens/addresses.mjs'

const named = (role, name) => (page) =>
  page.getByRole(role, { name, exact: typeof name === 'string' }).first()
const pressing = (role, name) => (page) => named(role, name)(page).click()
const goBack = (page) => page.goBack()

/** What people do most on a day, and how it is undone before the next round. */
export function presses({ cook, builder }) {
  return [...onReadyDay(cook), ...inEditor(cook), ...whileBuilding(builder)]
}

function onReadyDay({ plan }) {
  const { meals, daysToCook } = addressesOf(plan)
  const [today, tomorrow] = daysToCook
  /** Completing leads on to the next day. */
  const reopen = async (page) => {
    await pressing('tab', dayName(today))(page)
    await pressing('button', 'Mark incomplete')(page)
    await named('button', 'Mark complete')(page).waitFor()
  }
  return [
    {
      name: 'another day',
      target: named('tab', dayName(tomorrow)),
      back: pressing('tab', dayName(today)),
    },
    { name: 'open a meal', target: named('link', today.items[0].value.title), back: goBack },
    { name: 'mark complete', target: named('button', 'Mark complete'), back: reopen },
    { name: 'to the editor', target: named('link', 'Editor'), back: goBack },
  ].map((press) => ({ who: 'cook', path: meals(today), ...press }))
}

const dayName = ({ dayNumber }) => new RegExp(`^Day ${dayNumber},`)
const weekName = ({ dayNumber }, ahead = 0) => `Week ${Math.ceil(dayNumber / 7) + ahead}`

function inEditor({ plan }) {
  const { editor, daysToCook } = addressesOf(plan)
  const [today, tomorrow] = daysToCook
  return [
    {
      name: 'editor: another day',
      target: named('button', dayName(tomorrow)),
      back: pressing('button', dayName(today)),
    },
    {
      name: 'editor: another week',
      target: named('button', weekName(today, 1)),
      back: pressing('button', weekName(today)),
    },
    {
      name: 'editor: more servings',
      target: named('button', 'More dinner'),
      back: pressing('button', 'Less dinner'),
    },
    {
      name: 'editor: lock',
      target: named('button', 'Lock breakfast'),
      back: pressing('button', 'Lock breakfast'),
    },
    { name: 'editor: random dish', target: named('button', 'Random breakfast') },
    { name: 'editor: browse recipes', target: named('link', 'Replace breakfast'), back: goBack },
  ].map((press) => ({ who: 'cook', path: editor(today), ...press }))
}

function whileBuilding({ plan }) {
  const { editor, days } = addressesOf(plan)
  return [
    {
      name: 'building: skip',
      target: named('button', 'Skip breakfast'),
      back: pressing('button', 'Unskip breakfast'),
    },
    {
      name: 'building: suggested meals',
      target: named('button', 'Suggested Meals'),
      back: async (page) => {
        await pressing('button', 'Reset items')(page)
        await page.getByRole('alertdialog').getByRole('button', { name: 'Reset items' }).click()
        await named('button', 'Suggested Meals')(page).waitFor()
      },
    },
  ].map((press) => ({ who: 'builder', path: editor(days[1]), ...press }))
}
