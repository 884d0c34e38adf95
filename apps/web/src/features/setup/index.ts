export { SetupBoard } from './setup-board.tsx'
