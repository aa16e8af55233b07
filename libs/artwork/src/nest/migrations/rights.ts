import { both, rightsOf } from '@housebrand/shared/nest';

export const artworkRights = rightsOf('artwork', { agent_picture: both('select', 'insert') });
