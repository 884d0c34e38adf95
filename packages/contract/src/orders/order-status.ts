import { orderStatusNames } from '@girassol/domain/orders'
import { z } from 'zod'

/** The 34 stored values (C-47). */
export const orderStatus = z.enum(orderStatusNames)
