/** What is done at a place before its picture is taken. */
export function press(page, name) {
  return page.getByRole('button', { name, exact: true }).first().click()
}

export function isPost(route) {
  return route.request().method() === 'POST'
}

/** How a server answers that can't. */
export const down = { status: 503, body: '' }
