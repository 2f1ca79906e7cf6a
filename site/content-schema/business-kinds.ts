/** The schema.org types of businesses that visit customers or that customers visit. */
export const businessKinds = [
  ...[
    'LocalBusiness',
    'HomeAndConstructionBusiness',
    'Electrician',
    'GeneralContractor',
    'HVACBusiness',
  ],
  ...['HousePainter', 'Locksmith', 'MovingCompany', 'Plumber', 'RoofingContractor'],
  ...['AnimalShelter', 'AutoRepair', 'AutoWash', 'ChildCare', 'DryCleaningOrLaundry'],
  ...[
    'GardenStore',
    'HealthAndBeautyBusiness',
    'ProfessionalService',
    'RecyclingCenter',
    'SelfStorage',
  ],
] as const
