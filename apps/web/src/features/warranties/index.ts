export { OrderSerials } from './order-serials.tsx'
