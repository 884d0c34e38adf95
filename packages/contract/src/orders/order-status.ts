import { orderStatusNames } from '@girassol/domain/orders'
import { z } from 'zod'

export const orderStatus = z.enum(
  orderStatusNames as [(typeof orderStatusNames)[number], ...(typeof orderStatusNames)[number][]],
)
