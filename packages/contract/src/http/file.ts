import { z } from 'zod'

/** The response of an endpoint that sends a file: its bytes with their own content type instead of JSON. */
export const fileBytes = z.instanceof(Uint8Array)
