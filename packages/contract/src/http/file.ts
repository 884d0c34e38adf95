import { z } from 'zod'

/** The answer of an endpoint that sends a file: its bytes, under a content type of their own instead of JSON. */
export const fileBytes = z.instanceof(Uint8Array)
