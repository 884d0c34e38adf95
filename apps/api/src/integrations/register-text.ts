import { z } from 'zod'

/** More than any field that a register fills takes. */
const maxLength = 200

/** A text of a public register on one line: '' where it is empty, null or absent; what is too long is cut. */
export const registerText = z
  .string()
  .nullish()
  .transform((text) => oneLine(text ?? '').slice(0, maxLength))

const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
