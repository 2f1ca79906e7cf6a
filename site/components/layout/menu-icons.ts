import { BookOpen, CircleHelp, type LucideIcon, Mail, Users } from 'lucide-react'

/** The icons beside a menu's links, by path, where the route brings none. A path without one is drawn as words alone. */
export const menuIcons: Partial<Record<string, LucideIcon>> = {
  '/about': Users,
  '/inquiries': Mail,
  '/blog': BookOpen,
  '/faq': CircleHelp,
}
