import { BookOpen, CircleHelp, type LucideIcon, Mail, Users } from 'lucide-react'

/** The icons of menu links whose route has none, by path. A path that is not here has no icon. */
export const menuIcons: Partial<Record<string, LucideIcon>> = {
  '/about': Users,
  '/inquiries': Mail,
  '/blog': BookOpen,
  '/faq': CircleHelp,
}
