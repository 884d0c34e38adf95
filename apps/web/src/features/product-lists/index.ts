export { SavedListsCard } from './saved-lists-card.tsx'
