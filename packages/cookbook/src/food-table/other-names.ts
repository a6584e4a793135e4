/** Numbers of butchers' and schools' catalogs, and remarks that are no name. */
const noName =
  /\d|#|URMIS|IMPS|NAMP|commodity|^family style$|^school lunch$|^Latino food$|\bRst\b|^Chuck$|^Beef$/i

const mostNames = 5

/** The names in a row's column of common names. */
export function otherNames(also: string): string[] {
  const names = also
    .split(/[,;]/)
    .map((name) =>
      name
        .replace(/^\s*includes\s+/i, '')
        .replaceAll(/[()|\t]/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter((name) => name !== '' && !noName.test(name))
  return [...new Set(names)].slice(0, mostNames)
}
