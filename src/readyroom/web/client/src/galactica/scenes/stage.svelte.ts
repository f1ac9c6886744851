/** Whether a scene is being shown: what opens by itself waits for its end. */
export const stage = $state({ on: false });
