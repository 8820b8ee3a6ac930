import { LoaderCircle } from 'lucide-react'

export const Spinner = ({ className = '' }: { className?: string }) => (
  <LoaderCircle aria-hidden size={16} className={`animate-spin ${className}`} />
)
