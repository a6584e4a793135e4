import { cleanLine, cleanLines } from '@butterleaf/domain/text/clean-text'
import { z } from 'zod'

/** Words of a person's for one line: a title, a name, a group. Their own schemas say how long they may be. */
export const oneLine = () => z.string().overwrite(cleanLine)

/** Words of a person's that may have several lines. */
export const severalLines = () => z.string().overwrite(cleanLines)
