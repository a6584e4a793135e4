/** Where the parts of somebody's plan are looked at. */
export function addressesOf({ templates: [template] }) {
  const base = `/app/templates/${template.id}`
  const day = ({ weekId, id }) => `week/${weekId}/day/${id}`
  const days = template.weeks.flatMap((week) => week.days)
  return {
    days,
    daysToCook: days.filter(({ state }) => state === 'incomplete'),
    editor: (at) => `${base}/edit/${day(at)}`,
    meals: (at) => `${base}/${day(at)}`,
    listOf: (weekIndex) => `${base}/week/${template.weeks[weekIndex].id}/shopping-list`,
    progress: base,
  }
}

/** The first meal of a kind and its day. */
export function findMeal(days, isWanted) {
  for (const day of days) {
    const item = day.items.find(isWanted)
    if (item) return { day, item }
  }
  throw new Error('The plan has no such meal')
}
