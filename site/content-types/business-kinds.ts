/** What schema.org calls businesses that come to people, or people come to. */
export const kinds = [
  'LocalBusiness',
  'HomeAndConstructionBusiness',
  'Electrician',
  'GeneralContractor',
  'HVACBusiness',
  'HousePainter',
  'Locksmith',
  'MovingCompany',
  'Plumber',
  'RoofingContractor',
  'AnimalShelter',
  'AutoRepair',
  'AutoWash',
  'ChildCare',
  'DryCleaningOrLaundry',
  'GardenStore',
  'HealthAndBeautyBusiness',
  'ProfessionalService',
  'RecyclingCenter',
  'SelfStorage',
] as const

export type Kind = (typeof kinds)[number]
