"""Race for the Galaxy's computer players.

The network is small: several processes whose NumPy shares each product out among all cores wait for each other and are
five times as slow. NumPy reads this when it is loaded.
"""

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
