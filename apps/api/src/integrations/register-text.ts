import { z } from 'zod'

/** Longer than the text of any form field. */
const maxLength = 200

/** A text of a public register on one line: '' if it is empty, null or absent; too long a text is cut. */
export const registerText = z
  .string()
  .nullish()
  .transform((text) => oneLine(text ?? '').slice(0, maxLength))

const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
